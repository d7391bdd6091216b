import SwiftUI

#Preview { CounterView() }
