"""Draws a scene with pycairo and writes each frame with write_to_png: pycairo_frames.py month|everything FRAMES FOLDER PLACES"""

import json
import math
import sys

import cairo
import scene


def rounded(context, x, y, width, height, radius):
    radius = min(radius, width / 2, height / 2)
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 3 * math.pi / 2)
    context.close_path()


def month(context, places, frame):
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.save()
    context.scale(2, 2)
    context.set_source_rgb(0x34 / 255, 0xC7 / 255, 0x59 / 255)
    context.set_line_width(3)
    rounded(context, *scene.border(places, frame), 15)
    context.stroke()
    context.set_source_rgb(0, 0, 0)
    context.select_font_face("Inter")
    context.set_font_size(17)
    for name, (x, y, width, height) in places["texts"].items():
        context.move_to(x, y + 16)
        context.show_text(name)
    context.restore()


def everything(context, places, frame):
    x0, y0, x1, y1 = scene.gradient(frame)
    gradient = cairo.LinearGradient(x0, y0, x1, y1)
    for index, color in enumerate(scene.GRADIENT_COLORS):
        gradient.add_color_stop_rgb(index / 2, *color)
    context.set_source(gradient)
    context.paint()
    for is_circle, x, y, side, red, green, blue in scene.shapes(frame):
        context.set_source_rgba(red, green, blue, 0.7)
        if is_circle:
            context.arc(x + side / 2, y + side / 2, side / 2, 0, 2 * math.pi)
        else:
            rounded(context, x, y, side, side, 8)
        context.fill()
    context.set_source_rgb(0, 0, 0)
    context.select_font_face("Inter")
    context.set_font_size(16)
    for text, x, y in scene.lines(frame):
        context.move_to(x, y + 15)
        context.show_text(text)


name, frames, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
places = json.load(open(sys.argv[4]))
surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scene.WIDTH, scene.HEIGHT)
context = cairo.Context(surface)
for frame in range(frames):
    {"month": month, "everything": everything}[name](context, places, frame)
    surface.write_to_png(f"{folder}/frame-{frame:04}.png")
