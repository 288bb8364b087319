/// Decides what scripts leave open; scripts alone have no host.
///
/// `PastedCode` runs the code of apps to find out which views it makes, and answers for all that scripts do not have.
package final class Host {
    /// The value of a name that nothing defines; nil where it has none.
    package let value: (String) -> Value?
    /// The methods of a name that the case does not have.
    package let methods: (String) -> [Method]?
    /// The result of a call by name, before the functions of scripts are tried.
    package let function: (String, Call) -> Value?
    /// The result of a call of a member of an unknown type.
    package let typeFunction: (String, Call) -> Value
    /// A member of a value, before the members of scripts are tried.
    package let member: (String, Call?, Value) throws(Stop) -> Value?
    /// A value behind a name that is not known, and how many of the members belong to it.
    package let valueBehind: ([Expression.Suffix]) -> (Value, Int)?
    /// Takes an assignment; false leaves it to the rules of scripts.
    package let takesAssignment: (Expression, Expression) -> Bool
    /// Whether a name keeps its value in place of another one.
    package let keeps: (String, Value, Value) -> Bool
    /// Whether a constant of a method is one of the case.
    package let isShared: (String) -> Bool
    /// Called when a branch begins that may not be the right one, and when it has ended.
    package let guesses: (Bool) -> Void
    /// The list for a loop over something unknown; takes the number of its names.
    package let unknownList: (Int) -> Value
    /// Runs a method, and sees what it returns.
    package let runsMethod: (() throws(Stop) -> Value) throws(Stop) -> Value

    package init(
        value: @escaping (String) -> Value?, methods: @escaping (String) -> [Method]?,
        function: @escaping (String, Call) -> Value?,
        typeFunction: @escaping (String, Call) -> Value,
        member: @escaping (String, Call?, Value) throws(Stop) -> Value?,
        valueBehind: @escaping ([Expression.Suffix]) -> (Value, Int)?,
        takesAssignment: @escaping (Expression, Expression) -> Bool,
        keeps: @escaping (String, Value, Value) -> Bool, isShared: @escaping (String) -> Bool,
        guesses: @escaping (Bool) -> Void, unknownList: @escaping (Int) -> Value,
        runsMethod: @escaping (() throws(Stop) -> Value) throws(Stop) -> Value
    ) {
        (self.value, self.methods, self.function) = (value, methods, function)
        (self.typeFunction, self.member, self.valueBehind) = (typeFunction, member, valueBehind)
        (self.takesAssignment, self.keeps, self.isShared) = (takesAssignment, keeps, isShared)
        (self.guesses, self.unknownList, self.runsMethod) = (guesses, unknownList, runsMethod)
    }
}
