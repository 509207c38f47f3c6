"""Runs inside Blender: builds a picture's scene, sets light and camera, renders. Started by `render.py`."""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from pictures import PICTURES  # noqa: E402
from scenery import sky, stage  # noqa: E402

name, exr, width, samples = sys.argv[sys.argv.index('--') + 1 :]
picture = PICTURES[name]
stage.reset(int(width), round(int(width) / picture.aspect), int(samples))
sky.add_light(sky.Light(**picture.light))
importlib.import_module('scenes.' + picture.scene).build(**picture.options)
stage.camera(**picture.camera)
stage.render(exr)
