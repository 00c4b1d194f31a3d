import os

from authlib.integrations.flask_client import OAuth
from flask import Flask, redirect, session, url_for

app = Flask(__name__)
app.secret_key = os.environ['CLIENT_SECRET']

oauth = OAuth(app)
oauth.register(
    'accord',
    client_id=os.environ['CLIENT_ID'],
    client_secret=os.environ['CLIENT_SECRET'],
    server_metadata_url=os.environ['ISSUER'] + '/.well-known/openid-configuration',
    client_kwargs={'scope': 'openid profile email', 'code_challenge_method': 'S256'},
)


@app.get('/login')
def login():
    return oauth.accord.authorize_redirect(url_for('callback', _external=True))


@app.get('/callback')
def callback():
    token = oauth.accord.authorize_access_token()
    session['person'] = oauth.accord.userinfo(token=token)
    return redirect('/')


@app.get('/')
def home():
    person = session.get('person')
    return f"Signed in: {person['name']}, {person['email']}" if person else 'Signed out'


app.run(host='localhost', port=int(os.environ['PORT']))
