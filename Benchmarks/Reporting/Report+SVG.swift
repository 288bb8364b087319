extension Report {
    var svg: String { "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n" }
}
