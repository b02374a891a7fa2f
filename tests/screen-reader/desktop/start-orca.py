"""Starts Orca, even if the same user runs another Orca, such as in the tests of another clone.

The program /usr/bin/orca exits in this case, although the other Orca reads another desktop.
"""

import sys
from importlib.machinery import SourceFileLoader

sys.dont_write_bytecode = True  # would write to /usr/bin
launcher = SourceFileLoader("launcher", "/usr/bin/orca").load_module()
launcher.otherOrcas = lambda: []
sys.exit(launcher.main())
