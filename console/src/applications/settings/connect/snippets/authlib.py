oauth.register(
    'accord',
    server_metadata_url='ISSUER/.well-known/openid-configuration',
    client_id='CLIENT_ID',
    client_secret=os.environ['CLIENT_SECRET'],
    client_kwargs={'scope': 'SCOPES', 'code_challenge_method': 'S256'},
)
# Then call oauth.accord.authorize_redirect('REDIRECT_URI').
