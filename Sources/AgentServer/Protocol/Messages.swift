/// Messages of JSON-RPC 2.0, which the Model Context Protocol uses.
enum Message {
    /// A call that expects an answer with the same identifier, a string or a number.
    case request(id: JSONValue, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// An answer to a request by this server; without a result after an error.
    case response(id: JSONValue, result: JSONValue?)

    /// - Throws: `RPCError` for a value that is not a message.
    init(_ value: JSONValue) throws(RPCError) {
        guard case .object(let members) = value, members["jsonrpc"] == "2.0" else {
            throw RPCError(.invalidRequest, "a message is an object with \"jsonrpc\": \"2.0\"")
        }
        let parameters = members["params"] ?? .object([:])
        guard let name = members["method"] else {
            guard members["result"] != nil || members["error"] != nil else { throw RPCError(.invalidRequest, "the message has no method") }
            self = .response(id: members["id"] ?? .null, result: members["result"])
            return
        }
        guard let method = name.text else { throw RPCError(.invalidRequest, "the method must be a string") }
        switch members["id"] {
        case nil: self = .notification(method: method, parameters: parameters)
        case .some(let id) where id.text != nil || id.number != nil: self = .request(id: id, method: method, parameters: parameters)
        default: throw RPCError(.invalidRequest, "the id must be a string or a number")
        }
    }
}

/// An error of the protocol, not of a tool.
struct RPCError: Error, Equatable {
    /// The numbers that JSON-RPC defines; `serverBusy` is one of those that it leaves to servers.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case serverBusy = -32000
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    /// - Parameter id: that of the request; null if it is unknown.
    func response(to id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(code.rawValue)), "message": .string(message)]]
    }
}
