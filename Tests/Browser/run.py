"""Runs the tests: run.py RENDER FOLDER-FOR-PICTURES [NAME…]"""

import importlib
import os
import sys

import files
import harness

importlib.import_module("page_tests")
importlib.import_module("interaction_tests")
importlib.import_module("security_tests")
if os.environ.get("EASEL_RUNTIME"):
    importlib.import_module("swift_tests")
else:
    print("test-browser: EASEL_RUNTIME is not set, so Swift views were not tried")

failures = harness.run(sys.argv[1], sys.argv[2], files.write, set(sys.argv[3:]))
if failures:
    sys.exit(f"test-browser: {failures} of {len(harness.TESTS)} tests failed")
print(f"test-browser: {len(sys.argv[3:]) or len(harness.TESTS)} tests passed")
