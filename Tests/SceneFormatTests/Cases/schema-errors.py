"""Prints a line for each scene of a file: the best match among the errors of a schema, and all of them, separated by tabs."""

import json
import sys

import jsonschema
from jsonschema.exceptions import best_match

with open(sys.argv[1]) as file:
    validator = jsonschema.Draft202012Validator(json.load(file))
with open(sys.argv[2]) as file:
    scenes = json.load(file)
for scene in scenes:
    errors = list(validator.iter_errors(scene))
    texts = [best_match(errors)] + errors if errors else ["no error"]
    print("\t".join(getattr(text, "message", text).replace("\n", " ").replace("\t", " ") for text in texts))
