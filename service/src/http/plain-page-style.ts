/** Look of the few pages that the service writes itself, in the console's colours. */
export const plainPageStyle = `:root{color-scheme:light dark;--canvas:#f6f8f8;--surface:#fff;--line:#dfe2e6;--quiet:#57606a;--hover:#f4f5f6;--accent:#0b6472;--alarm:#a3361f;--code:#f4f5f6}
@media (prefers-color-scheme:dark){:root{--canvas:#0e1212;--surface:#151a1a;--line:#30363d;--quiet:#9aa4ae;--hover:#1b2026;--accent:#62c3cd;--alarm:#f0907c;--code:#1b2026}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 'Inter Variable',-apple-system,'Segoe UI',Roboto,sans-serif;background:Canvas;color:CanvasText}
main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px;margin:0 0 8px}h2{font-size:20px;line-height:28px;margin:32px 0 8px}
a{color:var(--accent)}.quiet{color:var(--quiet)}
code,pre{font:13px/20px ui-monospace,SFMono-Regular,Menlo,monospace}`
