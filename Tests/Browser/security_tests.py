"""A hostile page in the same browser."""

import http.server
import threading

from harness import check, test

HOSTILE = """<!doctype html><title>hostile</title><script>
const base = new URLSearchParams(location.search).get("base");
const results = {};
const attempts = {
  read: () => fetch(base + "start").then((answer) => answer.text()),
  blind: () => fetch(base + "begin", { method: "POST", mode: "no-cors", body: '{"input": "months.json", "view": "hostile"}' }).then(() => "sent"),
  json: () => fetch(base + "save", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"name": "hostile.json", "events": "[]"}' }).then((answer) => answer.text()),
  save: () => fetch(base + "save", { method: "POST", mode: "no-cors", body: '{"name": "hostile.json", "events": "[]"}' }).then(() => "sent"),
  socket: () => new Promise((resolve, reject) => { const socket = new WebSocket(base.replace("http", "ws") + "socket"); socket.onopen = () => resolve("open"); socket.onerror = reject; }),
  script: () => new Promise((resolve, reject) => { const node = document.createElement("script"); node.src = base + "page/dom.js"; node.onload = () => resolve("ran"); node.onerror = reject; document.body.append(node); }),
  image: () => new Promise((resolve, reject) => { const node = new Image(); node.src = base + "page/icon.svg"; node.onload = () => resolve("shown"); node.onerror = reject; }),
  frame: () => new Promise((resolve, reject) => { const node = document.createElement("iframe"); node.src = base; node.onload = () => { try { resolve(String(node.contentWindow.length) && node.contentDocument ? "seen" : "blocked"); } catch { resolve("blocked"); } }; document.body.append(node); setTimeout(reject, 3000); }),
};
onload = async () => {
  for (const [name, attempt] of Object.entries(attempts)) results[name] = await attempt().catch(() => "refused");
  document.title = "done";
};
</script><body>"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(HOSTILE.encode())

    def log_message(self, *arguments):
        pass


@test
def a_hostile_page_gets_nothing(page):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        # Even if it knows the address with the token.
        page.page.goto(f"http://localhost:{server.server_port}/?base={page.server.base}")
        page.wait("document.title === 'done'", "the attempts do not end")
        results = page.get("results")
        refused = {name for name, result in results.items() if result == "refused"}
        check({"read", "json", "socket", "script", "image"} <= refused, f"the results are {results}")
        check(results["frame"] != "seen", f"the results are {results}")
        check(not (page.server.folder / "hostile.json").exists(), "the hostile page wrote a file")
    finally:
        server.shutdown()
    page.errors.clear()


@test
def another_name_for_this_machine_is_refused(page):
    answer = page.page.request.get(page.server.base + "start", headers={"Host": f"rebound.example:{page.server.port}"})
    check(answer.status == 421, f"the status is {answer.status}")
    answer = page.page.request.get(f"http://127.0.0.1:{page.server.port}/start")
    check(answer.status == 403, f"without the token, the status is {answer.status}")
