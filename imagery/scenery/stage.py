"""The empty stage: Cycles settings, camera, and the render with the passes that `finish/` needs."""

import random

import bpy
import numpy as np
from mathutils import Vector

from .mesh import link


def reset(width, height, samples, seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_compositing = False
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.color_depth = '32'

    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 6

    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    sky_mask = layer.aovs.add()
    sky_mask.name, sky_mask.type = 'sky', 'VALUE'
    random.seed(seed)
    np.random.seed(seed)


def camera(position, target, lens, shift=(0.0, 0.0), focus=None, aperture=None):
    """`lens` in mm on a 36 mm frame; `shift` moves the frame without turning; `aperture` (f-number) blurs off `focus`."""
    data = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', data))
    thing.location = position
    thing.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.clip_end = lens, 20000
    data.shift_x, data.shift_y = shift
    if aperture:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(position)).length
        data.dof.aperture_fstop = aperture
    bpy.context.scene.camera = thing


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
