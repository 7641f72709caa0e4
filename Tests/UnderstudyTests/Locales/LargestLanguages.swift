/// The 60 languages with the most speakers among those that ICU writes dates in.
enum LargestLanguages {
  static let codes = [
    "en", "zh", "hi", "es", "fr", "ar", "bn", "pt", "ru", "ur", "id", "de", "ja", "mr", "te",
    "tr", "ta", "yue", "vi", "ko", "ha", "jv", "it", "gu", "fa", "pa", "kn", "ml", "or", "my",
    "uk", "th", "sw", "am", "yo", "ig", "uz", "pl", "ps", "ro", "nl", "sd", "ne", "si", "km",
    "el", "hu", "cs", "sv", "az", "kk", "zu", "so", "fil", "ms", "he", "da", "fi", "nb", "bg",
  ]
}
