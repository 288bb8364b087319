/// The sine and the cosine of an angle in radians, without a C library.
///
/// The angle is reduced to the nearest quarter turn with π/2 split in three parts (Cody and Waite). Both functions are then summed
/// from their Taylor series on [-π/4, π/4], where 11 terms leave an error below one unit in the last place. Quarter turns are
/// exact: a `Double` multiple of π/2 reduces to a remainder of a few units in the last place of the angle, which is taken as zero.
/// Angles beyond 1e9 radians, NaN and infinities give the identity.
func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.magnitude < 1e9 else { return (0, 1) }
    let quarters = (radians / (Double.pi / 2)).rounded()
    var rest = radians - quarters * 1.570_796_326_734_125_6
    rest -= quarters * 6.077_100_506_303_966e-11
    rest -= quarters * 2.022_266_248_795_950_6e-21
    if rest.magnitude < radians.ulp * 4 { rest = 0 }

    let square = rest * rest
    var sine = 0.0
    var cosine = 0.0
    var k = 10
    while k >= 0 {
        let even = Double(2 * k)
        cosine = 1 - square / ((even + 1) * (even + 2)) * cosine
        sine = 1 - square / ((even + 2) * (even + 3)) * sine
        k -= 1
    }
    sine *= rest

    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}
