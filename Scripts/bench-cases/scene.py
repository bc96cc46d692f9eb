"""The contents of month-border.json and everything.json as numbers, for the peers to draw."""

import math

WIDTH, HEIGHT = 1920, 1080
FPS = 60


def ease_in_out(share):
    """SwiftUI's easeInOut: the cubic curve with the control points (0.42, 0) and (0.58, 1), solved by bisection."""
    if share <= 0 or share >= 1:
        return min(max(share, 0), 1)
    low, high = 0.0, 1.0
    for _ in range(40):
        t = (low + high) / 2
        if 3 * 0.42 * t * (1 - t) ** 2 + 3 * 0.58 * t * t * (1 - t) + t**3 < share:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return 3 * t * t * (1 - t) + t**3


def border(places, frame):
    """The rect of the month border in a frame: x, y, width, height in points."""
    share = ease_in_out(frame / FPS)
    return [a + (b - a) * share for a, b in zip(places["from"], places["to"])]


def gradient(frame):
    """The start and end of the gradient of everything.json, in pixels."""
    x, y = math.cos(frame / FPS) / 2, math.sin(frame / FPS) / 2
    return (0.5 + x) * WIDTH, (0.5 + y) * HEIGHT, (0.5 - x) * WIDTH, (0.5 - y) * HEIGHT


GRADIENT_COLORS = [(1, 0x95 / 255, 0), (0xAF / 255, 0x52 / 255, 0xDE / 255), (0, 0x7A / 255, 1)]


def shapes(frame):
    """The shapes of everything.json: whether it is a circle, x, y, side, red, green, blue."""
    time = frame / FPS
    for i in range(200):
        yield (
            i % 2 == 0,
            20 + i % 20 * 95 + 30 * math.sin(time * 3 + i),
            20 + i // 20 * 105 + 30 * math.cos(time * 2 + i),
            20 + i % 40,
            i * 37 % 255 / 255,
            i * 91 % 255 / 255,
            i * 53 % 255 / 255,
        )


def lines(frame):
    """The texts of everything.json with their top left corners."""
    time = frame / FPS
    for i in range(40):
        x = 40 + i % 4 * 470 + 40 * math.sin(time * 2 + i)
        yield f"Line {i} of forty that move", x, 30 + i // 4 * 105 + 20 * math.cos(time * 3 + i)
