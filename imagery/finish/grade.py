"""From Cycles' passes to the finished picture: denoise, haze, bloom, colour, filmic curve, sharpening, grain."""

from dataclasses import dataclass

import numpy as np
import OpenImageIO as oiio

from finish.denoise import denoise

MIST_DEPTH = 3000
"""Metres; the same as in `scenery/sky.py`."""
HAZE_RISE = 0.022
"""How far haze reaches into the sky, as a share of the picture's width."""
FILMIC = '/usr/share/blender/datafiles/colormanagement/config.ocio'
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


@dataclass
class Finish:
    exposure: float = 0.4
    """Stops."""
    haze: float = 0.0
    """Per kilometre: how fast the distance dissolves into `haze_colour`."""
    haze_colour: tuple = (0.95, 0.82, 0.68)
    haze_brightness: float = 0.8
    warmth: float = 0.02
    saturation: float = 1.12
    look: str = 'Medium High Contrast'
    bloom: float = 0.06
    bloom_threshold: float = 1.5
    flare: float = 0.0
    sun_at: tuple = (0.5, 0.2)
    """Where the flare sits, as shares of width and height."""
    vignette: float = 0.18
    sharpen: float = 0.35
    grain: float = 0.004


def finish(exr, finish):
    """The picture as display values 0…1, height × width × 3."""
    passes = _Passes(exr)
    picture = denoise(
        passes.read('Combined', 'RGB'),
        passes.read('Denoising Albedo', 'RGB'),
        passes.read('Denoising Normal', 'XYZ'),
    )
    sky = np.clip(passes.read('sky', 'X')[..., 0], 0, 1)
    picture = _haze(picture, passes.read('Mist', 'Z')[..., 0], sky, finish)
    picture *= 2.0**finish.exposure
    picture *= np.array([1 + finish.warmth, 1, 1 - finish.warmth], np.float32)
    picture = _flare(picture, finish)
    picture = _bloom(picture, finish)
    grey = (picture @ LUMINANCE)[..., None]
    picture = np.maximum(grey + (picture - grey) * finish.saturation, 0)
    picture = _vignette(picture, finish.vignette)
    picture = _filmic(picture, finish.look)
    width = picture.shape[1]
    picture += finish.sharpen * (picture - _blur(picture, 0.9 * width / 1600 + 0.25))
    picture += np.random.RandomState(0).normal(0, finish.grain, picture.shape[:2])[..., None]
    return np.clip(picture, 0, 1).astype(np.float32)


class _Passes:
    def __init__(self, path):
        buffer = oiio.ImageBuf(path)
        self.names = list(buffer.spec().channelnames)
        self.pixels = buffer.get_pixels(oiio.FLOAT)

    def read(self, layer, channels):
        def index(channel):
            return next(i for i, name in enumerate(self.names) if layer in name and name.endswith('.' + channel))

        return self.pixels[:, :, [index(channel) for channel in channels]]


def _haze(picture, mist, sky, finish):
    if not finish.haze:
        return picture
    solid = 1 - sky
    distance = np.clip((mist - sky) / np.maximum(solid, 1e-3), 0, 1) * MIST_DEPTH / 1000
    veil = (1 - np.exp(-finish.haze * distance)) * solid
    # Haze stands above the horizon too: without it the land ends in a hard line.
    veil = (veil + np.clip(2 * _blur(veil, HAZE_RISE * veil.shape[1]), 0, 1) * sky)[..., None]
    return picture * (1 - veil) + np.array(finish.haze_colour, np.float32) * finish.haze_brightness * veil


def _flare(picture, finish):
    if not finish.flare:
        return picture
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(x - finish.sun_at[0] * width, y - finish.sun_at[1] * height) / width
    glow = np.exp(-((away / 0.05) ** 2)) * 1.2 + np.exp(-away / 0.16) * 0.5 + np.exp(-away / 0.45) * 0.16
    return picture + (finish.flare * glow)[..., None] * np.array([1.0, 0.78, 0.48], np.float32)


def _bloom(picture, finish):
    width = picture.shape[1]
    bright = np.clip(picture - finish.bloom_threshold, 0, 12)
    halo = _blur(bright, width * 0.004) + _blur(bright, width * 0.015) + 0.8 * _blur(bright, width * 0.05)
    return picture + finish.bloom * halo


def _vignette(picture, strength):
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    squared = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) * 4
    return picture * (1 - strength * np.clip(squared, 0, 1.3))[..., None]


def _filmic(picture, look):
    height, width = picture.shape[:2]
    linear = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, 'float'))
    linear.set_pixels(oiio.ROI(), np.ascontiguousarray(picture.astype(np.float32)))
    display = oiio.ImageBufAlgo.ociodisplay(linear, 'sRGB', 'Filmic', 'Linear', look, colorconfig=FILMIC)
    if display.has_error:
        raise RuntimeError(display.geterror())
    return display.get_pixels(oiio.FLOAT)


def _blur(image, sigma):
    """Gaussian blur in the frequency domain, mirrored at the edges."""
    for axis in (0, 1):
        size = image.shape[axis]
        mirrored = np.concatenate([image, np.flip(image, axis)], axis)
        shape = [1] * image.ndim
        shape[axis] = -1
        falloff = np.exp(-2 * (np.pi * np.fft.rfftfreq(2 * size) * sigma) ** 2).reshape(shape)
        blurred = np.fft.irfft(np.fft.rfft(mirrored, axis=axis) * falloff, 2 * size, axis=axis)
        image = np.take(blurred, range(size), axis).astype(np.float32)
    return image
