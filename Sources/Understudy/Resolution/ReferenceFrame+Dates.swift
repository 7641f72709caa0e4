extension ReferenceFrame {
  /// The order in which a date in digits is read first.
  func dateOrder(in locale: DateOrder) -> DateOrder {
    switch conventions.dateOrder {
    case .locale: locale
    case .MDY: .MDY
    case .DMY: .DMY
    case .YMD: .YMD
    }
  }
}
