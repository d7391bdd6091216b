"""The devices the pages must look right on."""

DESKTOP = {"viewport": {"width": 1000, "height": 720}}
PHONE = {"viewport": {"width": 360, "height": 720}, "has_touch": True, "is_mobile": True}


def dark(device):
    """The same device, set to dark mode."""
    return {**device, "color_scheme": "dark"}
