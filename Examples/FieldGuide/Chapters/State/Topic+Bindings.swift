import Showcase

extension Topic {
  static let bindings = Topic("Bindings") {
    Description(
      """
      A binding reads and writes what somebody else keeps. `$name` of a state is one, `$person.name` leads to a property of
      it, and `$people[0]` to an element.
      """
    )
    Example("One value, two views", sample: .binding) { SharedTemperature() }
    Topic("A binding of your own") {
      Description("Made of two closures, a binding can show a value in another way and keep rules when it is written.")
      Example("In feet", sample: .ownBinding) { InFeet() }
    }
    Topic("Bindings to elements") {
      Description("`ForEach($tasks)` hands each row a binding to its element.")
      Example("A row writes its element", sample: .elementBindings) { PackingList() }
    }
  }
}
