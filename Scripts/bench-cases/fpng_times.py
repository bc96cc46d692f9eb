"""Prints the milliseconds (the shortest of 15 runs) and bytes of encoding images with fpng: fpng_times.py FILE…"""

import sys
import time

import fpng_py
from PIL import Image

for path in sys.argv[1:]:
    image = Image.open(path).convert("RGB")
    pixels, times = image.tobytes(), []
    for _ in range(15):
        start = time.process_time()
        file = fpng_py.fpng_encode_image_to_memory(pixels, *image.size, 3)
        times.append((time.process_time() - start) * 1000)
    print(f"{path.rsplit('/', 1)[-1]}\tfpng\t{min(times):.2f}\t{len(file)}")
