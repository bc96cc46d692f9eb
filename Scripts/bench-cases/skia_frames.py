"""Draws a scene with skia-python and writes PNG files: skia_frames.py month|everything FRAMES FOLDER PLACES"""

import json
import sys

import scene
import skia


def color(red, green, blue, alpha=1.0):
    return skia.Color4f(red, green, blue, alpha)


def month(canvas, places, frame):
    canvas.clear(skia.ColorWHITE)
    canvas.save()
    canvas.scale(2, 2)
    x, y, width, height = scene.border(places, frame)
    line = skia.Paint(Color4f=color(0x34 / 255, 0xC7 / 255, 0x59 / 255), Style=skia.Paint.kStroke_Style, StrokeWidth=3, AntiAlias=True)
    canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, width, height), 15, 15, line)
    font, black = skia.Font(FACE, 17), skia.Paint(Color=skia.ColorBLACK, AntiAlias=True)
    for name, (x, y, width, height) in places["texts"].items():
        canvas.drawString(name, x, y + 16, font, black)
    canvas.restore()


def everything(canvas, places, frame):
    x0, y0, x1, y1 = scene.gradient(frame)
    colors = [color(*each).toColor() for each in scene.GRADIENT_COLORS]
    canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeLinear([(x0, y0), (x1, y1)], colors)))
    for is_circle, x, y, side, red, green, blue in scene.shapes(frame):
        paint = skia.Paint(Color4f=color(red, green, blue, 0.7), AntiAlias=True)
        if is_circle:
            canvas.drawCircle(x + side / 2, y + side / 2, side / 2, paint)
        else:
            canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, side, side), 8, 8, paint)
    font, black = skia.Font(FACE, 16), skia.Paint(Color=skia.ColorBLACK, AntiAlias=True)
    for text, x, y in scene.lines(frame):
        canvas.drawString(text, x, y + 15, font, black)


FACE = skia.Typeface("Inter")
name, frames, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
places = json.load(open(sys.argv[4]))
surface = skia.Surface(scene.WIDTH, scene.HEIGHT)
for frame in range(frames):
    {"month": month, "everything": everything}[name](surface.getCanvas(), places, frame)
    surface.makeImageSnapshot().save(f"{folder}/frame-{frame:04}.png", skia.kPNG)
