"""Drives headless Chromium over its debugging pipe.

chromium.py month|everything FRAMES FOLDER PLACES    writes a screenshot of each frame
chromium.py layout RUNS                              prints the median milliseconds of style and layout of 11,111 boxes
"""

import base64
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import scene


class Browser:
    """One page. Commands are JSON, each with a zero byte at its end, on file descriptors 3 and 4 of the browser."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("google-chrome")
        self.profile = tempfile.mkdtemp()
        command_read, self.command = os.pipe()
        self.answer, answer_write = os.pipe()

        def connect():
            # Copied first, because an end may itself be descriptor 3 or 4.
            ends = os.dup(command_read), os.dup(answer_write)
            ends = tuple(os.dup(end) for end in ends)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.profile}"]
        self.process = subprocess.Popen([program, *flags, "about:blank"], preexec_fn=connect, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.buffer = b""
        self.count = 0
        self.session = None
        target = self("Target.createTarget", url="about:blank")["targetId"]
        self.session = self("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def __call__(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.command, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                self.buffer += os.read(self.answer, 1 << 20)
            text, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def run(self, script):
        result = self("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def open(self, page):
        frame = self("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self("Page.setDocumentContent", frameId=frame, html=page)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


MONTH = """<body style="margin:0;background:white;font:17px Inter"><div id=b style="position:absolute;box-sizing:border-box;border:3px solid #34C759;
border-radius:16.5px"></div>%s<script>function draw(x,y,w,h){let s=b.style;s.left=x-1.5+'px';s.top=y-1.5+'px';s.width=w+3+'px';s.height=h+3+'px'}</script>"""

EVERYTHING = """<body style="margin:0;overflow:hidden;font:16px Inter;width:1920px;height:1080px"><script>
let each=[];function add(s){let e=document.createElement('div');e.style.cssText='position:absolute;left:0;top:0;white-space:pre;'+s;document.body.append(e);each.push(e);return e}
function make(shapes,lines){for(let [circle,x,y,side,r,g,b] of shapes)add(`width:${side}px;height:${side}px;border-radius:${circle?'50%':'8px'};background:rgb(${r*255} ${g*255} ${b*255}/.7)`);
for(let [text] of lines)add('').textContent=text}
function draw(a,places){document.body.style.background=`linear-gradient(${a}rad,#FF9500,#AF52DE,#007AFF)`;places.forEach(([x,y],i)=>each[i].style.transform=`translate(${x}px,${y}px)`)}
</script>"""

LAYOUT = """<body style="margin:0"><style>div{display:flex;flex:1 1 0}.v{flex-direction:column}.l{background:red}</style><script>
function tree(d){return d==0?'<div class=l></div>':`<div class=${d%2?'v':'h'}>`+tree(d-1).repeat(10)+'</div>'}
function once(){let box=document.createElement('div');box.style.cssText='width:1000px;height:1000px';box.innerHTML=tree(4);document.body.append(box);
let start=performance.now();box.querySelector('.l').getBoundingClientRect();let end=performance.now();box.remove();return end-start}
</script>"""


def frames(browser, name, count, folder, places):
    if name == "month":
        texts = "".join(f'<div style="position:absolute;left:{x}px;top:{y}px">{text}</div>' for text, (x, y, _, _) in places["texts"].items())
        browser("Emulation.setDeviceMetricsOverride", width=960, height=540, deviceScaleFactor=2, mobile=False)
        browser.open(MONTH % texts)
    else:
        browser("Emulation.setDeviceMetricsOverride", width=1920, height=1080, deviceScaleFactor=1, mobile=False)
        browser.open(EVERYTHING)
        browser.run(f"make({json.dumps(list(scene.shapes(0)))},{json.dumps(list(scene.lines(0)))})")
    for frame in range(count):
        if name == "month":
            browser.run("draw(%f,%f,%f,%f)" % tuple(scene.border(places, frame)))
        else:
            spots = [each[1:3] for each in scene.shapes(frame)] + [each[1:3] for each in scene.lines(frame)]
            browser.run(f"draw({frame / scene.FPS - 1.5707963},{json.dumps(spots)})")
        picture = browser("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(f"{folder}/frame-{frame:04}.png").write_bytes(base64.b64decode(picture))


browser = Browser()
try:
    if sys.argv[1] == "layout":
        browser.open(LAYOUT)
        print(statistics.median(browser.run("once()") for _ in range(int(sys.argv[2]))))
    else:
        frames(browser, sys.argv[1], int(sys.argv[2]), sys.argv[3], json.load(open(sys.argv[4])))
finally:
    browser.close()
