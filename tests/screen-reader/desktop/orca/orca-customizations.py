"""Makes Orca change the language of its voice.

Orca 43 asks for a voice in the language of each text, but ignores the request. Role names such as "heading" stay in the
language of Orca's interface.
"""

from orca import speech_generator
from orca.acss import ACSS
from orca.speechserver import VoiceFamily

INTERFACE_LANGUAGE = "en"

generator = speech_generator.SpeechGenerator
voice_without_language = generator.voice


def voice(self, key=None, **args):
    voices = voice_without_language(self, key, **args)
    language = args.get("language")
    if key in (None, speech_generator.DEFAULT) and language not in (None, "", INTERFACE_LANGUAGE):
        voices[0][ACSS.FAMILY] = VoiceFamily({VoiceFamily.NAME: language, VoiceFamily.LANG: language})
    return voices


generator.voice = voice
