"""Every rendered picture: which scene, from where, in which light, and how it is finished.

Light takes the fields of `scenery.sky.Light`, camera the arguments of `scenery.stage.camera`, finish the fields of
`finish.grade.Finish`.
"""

from dataclasses import dataclass, field

WIDE = 16 / 9
BANNER = 21 / 9


@dataclass
class Picture:
    scene: str
    camera: dict
    light: dict
    finish: dict
    options: dict = field(default_factory=dict)
    """Arguments of the scene's `build`."""
    aspect: float = WIDE
    samples: int = 7
    """The denoiser needs few by daylight; lamp-lit halls and depth of field need some thirty."""
    draft_samples: int = 4


BRIGHT_MORNING = dict(elevation=31, azimuth=196, sun=5.2, sky=0.10, clouds=0.5, cloud_seed=3, dust=0.2, ozone=4.5)
LOW_SUN = dict(elevation=8, sun=4.2, sky=0.16, clouds=0.7, cloud_seed=5, dust=1.0, ozone=2.5, cloud_brightness=0.9)
CITY_AIR = dict(
    haze=0.9,
    haze_colour=(0.88, 0.88, 0.88),
    haze_brightness=0.7,
    exposure=0.0,
    warmth=0.01,
    saturation=1.22,
    look='High Contrast',
)
COUNTRY_AIR = dict(haze=0.28, exposure=0.45)
GOLDEN_AIR = dict(
    haze=0.35,
    haze_colour=(1.0, 0.72, 0.48),
    haze_brightness=1.0,
    exposure=-0.1,
    look='High Contrast',
    saturation=1.2,
    warmth=0.03,
    flare=0.35,
)

PICTURES = {
    # The colony: our Lucknow home, its roof, its street.
    'hero': Picture(
        scene='colony',
        camera=dict(position=(10.8, -25.5, 13.4), target=(0.2, 0, 7.7), lens=31),
        light=BRIGHT_MORNING,
        finish=CITY_AIR,
    ),
    'residential': Picture(
        scene='colony',
        camera=dict(position=(-8.5, -21.5, 13.8), target=(0.7, 0, 7.9), lens=34),
        light=dict(BRIGHT_MORNING, azimuth=160, elevation=27, cloud_seed=6),
        finish=CITY_AIR,
    ),
    'banner-noon-rooftop': Picture(
        scene='colony',
        aspect=BANNER,
        camera=dict(position=(8.2, -11.5, 13.0), target=(-0.6, 0.4, 10.3), lens=29),
        light=dict(BRIGHT_MORNING, elevation=52, azimuth=188, cloud_seed=8),
        finish=CITY_AIR,
    ),
    'banner-dusk-street': Picture(
        scene='colony',
        options=dict(dusk=True),
        aspect=BANNER,
        camera=dict(position=(25, -21, 10.5), target=(-7, -2.5, 6.6), lens=30),
        light=dict(
            elevation=3,
            azimuth=282,
            sun=0.5,
            sky=0.26,
            clouds=0.55,
            cloud_seed=5,
            cloud_brightness=0.22,
            sky_elevation=0.8,
            dust=1.2,
            ozone=3.5,
        ),
        finish=dict(
            haze=0.9,
            haze_colour=(0.62, 0.46, 0.40),
            haze_brightness=0.5,
            exposure=0.75,
            saturation=0.98,
            bloom=0.12,
            bloom_threshold=1.0,
        ),
    ),
    # The villa of the first prototype.
    'rooftop-closeup': Picture(
        scene='villa',
        options=dict(cells='blue', grass=3000),
        camera=dict(position=(7.8, -9.5, 9.6), target=(-0.6, -1.2, 6.5), lens=40, focus=(1.5, -2.5, 7), aperture=2.8),
        light=dict(elevation=17, azimuth=215, sun=5.2, sky=0.09, cloud_scale=1.5, cloud_seed=3, dust=0.3, ozone=2),
        finish=dict(haze=0.25, haze_colour=(1.0, 0.9, 0.78), exposure=0.55, warmth=0.03, blurred=True),
        samples=40,
    ),
    'government': Picture(
        scene='government',
        camera=dict(position=(25, -47, 23.5), target=(1.5, -2, 9.6), lens=30),
        light=dict(elevation=25, azimuth=228, sun=5.0, sky=0.10, clouds=0.5, cloud_seed=11, dust=0.3, ozone=4),
        finish=dict(
            haze=0.4, haze_colour=(0.9, 0.88, 0.84), haze_brightness=0.7, exposure=0.12, saturation=1.2, look='High Contrast'
        ),
    ),
    # The solar farm.
    'farm': Picture(
        scene='farm',
        camera=dict(position=(16, -9, 4.2), target=(-24, 40, 0.4), lens=28),
        light=dict(LOW_SUN, azimuth=352),
        finish=dict(GOLDEN_AIR, sun_at=(0.9, 0.15)),
        samples=40,
    ),
    'water-pump': Picture(
        scene='water_pump',
        camera=dict(position=(10.5, -10.5, 3.6), target=(0.9, 0.6, 1.9), lens=32, focus=(3.5, -2, 1.5), aperture=4),
        light=dict(elevation=17, azimuth=235, sun=4.8, sky=0.11, clouds=0.6, cloud_seed=8, dust=0.6),
        finish=dict(COUNTRY_AIR, exposure=0.5, saturation=1.15),
        samples=32,
    ),
    'industrial': Picture(
        scene='industrial',
        camera=dict(position=(43, -50, 25), target=(-1, 2, 8.5), lens=29),
        light=dict(elevation=19, azimuth=222, sun=5, sky=0.09, clouds=0.55, cloud_scale=1.4, cloud_seed=6, dust=0.4),
        finish=COUNTRY_AIR,
        samples=32,
    ),
    'commercial': Picture(
        scene='commercial',
        camera=dict(position=(-27, -30, 37), target=(1, 0, 25.6), lens=27),
        light=dict(elevation=13, azimuth=240, sun=4.6, sky=0.11, clouds=0.6, cloud_seed=3, dust=0.8),
        finish=dict(haze=0.4, haze_colour=(1.0, 0.8, 0.62), haze_brightness=0.85, exposure=0.35),
        samples=32,
    ),
    'warehouse': Picture(
        scene='warehouse',
        camera=dict(position=(0.6, -6.5, 2.5), target=(-0.3, 25, 2.9), lens=24),
        light=dict(elevation=35, azimuth=120, sun=4, sky=0.16, clouds=0.4),
        finish=dict(exposure=0.45, saturation=1.05),
        samples=40,
    ),
    'training-hall': Picture(
        scene='training_hall',
        camera=dict(position=(-0.6, -5.5, 2.6), target=(-0.2, 20, 2.2), lens=24),
        light=dict(elevation=38, azimuth=130, sun=4, sky=0.2, clouds=0.4),
        finish=dict(exposure=0.5, saturation=1.08),
        samples=32,
    ),
}
