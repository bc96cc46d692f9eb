// Keeps a WebSocket to the server, and passes on its messages.

export class Connection extends EventTarget {
  #socket = null;
  #timer = 0;
  #pause = 250;

  constructor(interval) {
    super();
    this.interval = interval;
    this.#open();
  }

  // Ends this connection; the next one is tried at once.
  close() {
    this.#socket.close();
  }

  #open() {
    const address = new URL("socket", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.search = "";
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => {
      this.#pause = 250;
      this.dispatchEvent(new Event("open"));
      this.#timer = setInterval(() => this.#socket.send("{}"), this.interval);
    };
    this.#socket.onmessage = (message) => {
      const value = JSON.parse(message.data);
      if (value.kind !== "here") this.dispatchEvent(new CustomEvent(value.kind, { detail: value }));
    };
    this.#socket.onclose = async () => {
      clearInterval(this.#timer);
      this.dispatchEvent(new Event("close"));
      // A server that was started anew has another address.
      const status = await fetch("start", { signal: AbortSignal.timeout(3000) }).then((answer) => answer.status, () => 0);
      if (status === 403) return this.dispatchEvent(new Event("refused"));
      setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 5000);
    };
  }
}
