/// Decides what scripts leave open; scripts alone have no host.
///
/// `PastedCode` runs the code of apps to find out which views it makes, and answers for everything that scripts do not have. A run with
/// a host reports nothing.
package protocol Host: AnyObject {
    /// The value of a name that nothing defines; nil if there is none.
    func value(of name: String) -> Value?

    /// The value of a path of members behind an undefined name, and the number of members that the path uses; nil if there is none.
    func value(behind suffixes: [Expression.Suffix]) -> (Value, Int)?

    /// The functions of a name that the case does not have; nil if there are none.
    func functions(named name: String) -> [Method]?

    /// The result of a call, or the member of a value, before the rules of scripts are tried; nil leaves it to them.
    func result(of name: String, _ call: Call?, on owner: CallOwner) throws(Stop) -> Value?

    /// Takes over a statement; false leaves it to the rules of scripts.
    func takes(_ statement: Statement) -> Bool
}

/// The thing in front of the name of a call.
package enum CallOwner {
    case nothing
    /// A type of the app.
    case type(String)
    case value(Value)
}
