package dev.stoa.benchmarks.peers;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.benchmarks.measure.MeasuredWork;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.Vector;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What Stoa and the stores that others use instead do alike, on the same machine and server. */
public final class PeerBenchmarks implements Area {

  private static final UserId USER = UserId.LOCAL;
  private static final int CLIENTS = 8;
  private static final int LENGTH = 1_000;
  private static final int BULK = 100;
  private static final int WINDOW = 20;

  /** Above the number of any text that a store is filled with. */
  private static final int NEW = 1 << 24;

  private static final double AHEAD = 1;

  @Override
  public String name() {
    return "peers";
  }

  @Override
  public String about() {
    return """
    Stoa beside what others use instead, in a Node.js process each, as their packages have it: `benchmarks/peers/run` installs them and measures this
    area. Messages are appended to a conversation of 1,000 (eight clients: one each), memories to a store of 5,000. What they leave out: Mastra has no
    index of words, and its bulk is not atomic; LangGraph's savers store the list of all messages again at each step, and its store has no index
    of words without a model; mem0 stores a vector (of a model that costs nothing here) and no audit trail, and its store in PostgreSQL needs
    pgvector, which the server of this run lacks; the official MCP memory server writes its whole file at each call, without a lock. None of them
    writes origins or versions.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    if (!PeerProcess.isInstalled()) {
      System.out.println("no peers are installed: run benchmarks/peers/run");
      return;
    }
    try (Stoa stoa = Stoa.open(bench.databases().ours())) {
      fill(bench, stoa);
      messages(bench, stoa);
      memories(bench, stoa);
    }
  }

  private static void fill(Bench bench, Stoa stoa) {
    for (int client = 0; client < CLIENTS; client++) {
      stoa.conversations()
          .start(USER, NewConversation.untitled().id(chat(client).value()))
          .getOrElseThrow(RefusalException::new);
      appendAll(stoa, client, LENGTH);
    }
    stoa.memory()
        .rememberAll(Vector.range(0, stored(bench)).map(i -> Remember.of(text(i))))
        .getOrElseThrow(RefusalException::new);
  }

  /** Fewer memories than elsewhere: one peer stores fewer than two hundred a second. */
  private static int stored(Bench bench) {
    return bench.pace().rows() / 10;
  }

  private static void messages(Bench bench, Stoa stoa) throws Exception {
    try (PeerProcess mastra = start(bench, "mastra")) {
      mastra.run("fill " + LENGTH);
      int appends = bench.onSqlite() ? 500 : 200;
      bench.measure(
          many("append a message", appends, i -> append(stoa, 0, i))
              .beside("Mastra", AHEAD, mastra.work("add " + appends + " 1")));
      bench.measure(
          clients("append, 8 clients", appends, (client, i) -> append(stoa, client, i))
              .beside("Mastra", AHEAD, mastra.work("add " + appends + " " + CLIENTS)));
      bench.measure(
          BenchmarkRow.rate("append 100 messages at once", i -> appendAll(stoa, 0, BULK))
              .calls(3)
              .operations(BULK)
              .beside("Mastra", AHEAD, mastra.work("bulk 1 " + BULK)));
      bench.measure(
          many("last 20 messages", 100, i -> window(stoa))
              .beside("Mastra", AHEAD, mastra.work("read 100")));
    }
    try (PeerProcess saver = start(bench, "langgraph-saver")) {
      saver.run("fill " + LENGTH);
      bench.measure(
          many("append a message", 20, i -> append(stoa, 0, i))
              .beside("LangGraph's saver", AHEAD, saver.work("add 20 1")));
      bench.measure(
          clients("append, 8 clients", 40, (client, i) -> append(stoa, client, i))
              .beside("LangGraph's saver", AHEAD, saver.work("add 40 " + CLIENTS)));
      bench.measure(
          many("last 20 messages", 10, i -> window(stoa))
              .beside("LangGraph's saver", AHEAD, saver.work("read 10")));
    }
  }

  private static void memories(Bench bench, Stoa stoa) throws Exception {
    if (bench.onSqlite()) {
      try (PeerProcess mem0 = start(bench, "mem0");
          PeerProcess server = start(bench, "mcp-memory")) {
        mem0.run("fill " + stored(bench));
        server.run("fill " + stored(bench));
        for (PeerProcess peer : List.of(mem0, server)) {
          String name = peer == mem0 ? "mem0" : "the MCP memory server";
          bench.measure(
              many("remember", 50, i -> remember(stoa, i))
                  .beside(name, AHEAD, peer.work("add 50 1")));
          bench.measure(
              clients("remember, 8 clients", 80, (client, i) -> remember(stoa, i))
                  .beside(name, AHEAD, peer.work("add 80 " + CLIENTS)));
          bench.measure(
              many("recall", 10, i -> recall(stoa, i)).beside(name, AHEAD, peer.work("ask 10")));
        }
      }
      return;
    }
    try (PeerProcess store = start(bench, "langgraph-store")) {
      store.run("fill " + stored(bench));
      bench.measure(
          many("remember", 200, i -> remember(stoa, i))
              .beside("LangGraph's store", AHEAD, store.work("add 200 1")));
      bench.measure(
          clients("remember, 8 clients", 400, (client, i) -> remember(stoa, i))
              .beside("LangGraph's store", AHEAD, store.work("add 400 " + CLIENTS)));
      bench.measure(
          BenchmarkRow.rate("remember 100 at once", i -> rememberAll(stoa, i))
              .calls(3)
              .operations(BULK)
              .beside("LangGraph's store", AHEAD, store.work("bulk 1 " + BULK)));
    }
  }

  private static PeerProcess start(Bench bench, String peer) throws Exception {
    String url = bench.databases().floor();
    if (bench.onSqlite()) {
      return PeerProcess.start(
          peer, "sqlite", url.substring("jdbc:sqlite:".length()).replaceFirst("[?].*", "") + peer);
    }
    URI server = URI.create(url.substring("jdbc:".length()));
    return PeerProcess.start(
        peer,
        "postgresql",
        "postgresql://postgres@" + server.getHost() + ":" + server.getPort() + server.getPath());
  }

  /** A row whose sides do the same number of things at each call. */
  private static BenchmarkRow many(String what, int times, MeasuredWork ours) {
    return BenchmarkRow.rate(
            what,
            number -> {
              for (int i = 0; i < times; i++) {
                ours.call(number * times + i);
              }
            })
        .operations(times);
  }

  /** The same by eight clients at a time. */
  private static BenchmarkRow clients(String what, int times, ClientWork ours) {
    return BenchmarkRow.rate(what, number -> together(times, number, ours)).operations(times);
  }

  /** What one of several clients does. */
  private interface ClientWork {
    void call(int client, int number);
  }

  private static void together(int times, int number, ClientWork work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    try {
      List<Future<?>> ends = new ArrayList<>();
      for (int client = 0; client < CLIENTS; client++) {
        int own = client;
        ends.add(
            threads.submit(
                () -> {
                  for (int i = own; i < times; i += CLIENTS) {
                    work.call(own, number * times + i);
                  }
                }));
      }
      for (Future<?> end : ends) {
        end.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  private static ConversationId chat(int client) {
    return new ConversationId("chat-" + client);
  }

  private static void append(Stoa stoa, int client, int number) {
    stoa.messages()
        .append(USER, chat(client), MessageDraft.user(text(number)))
        .getOrElseThrow(RefusalException::new);
  }

  private static void appendAll(Stoa stoa, int client, int count) {
    stoa.messages()
        .appendAll(
            USER,
            chat(client),
            Vector.range(0, count).map(i -> NewMessage.of(MessageDraft.user(text(i)))))
        .getOrElseThrow(RefusalException::new);
  }

  private static void window(Stoa stoa) {
    int read =
        stoa.messages()
            .window(USER, chat(0), WindowLimits.messages(WINDOW))
            .getOrElseThrow(RefusalException::new)
            .size();
    if (read != WINDOW) {
      throw new IllegalStateException("read " + read + " messages, not " + WINDOW);
    }
  }

  private static void remember(Stoa stoa, int number) {
    stoa.memory().remember(Remember.of(text(NEW + number))).getOrElseThrow(RefusalException::new);
  }

  private static void rememberAll(Stoa stoa, int number) {
    stoa.memory()
        .rememberAll(Vector.range(0, BULK).map(i -> Remember.of(text(2 * NEW + number * BULK + i))))
        .getOrElseThrow(RefusalException::new);
  }

  private static void recall(Stoa stoa, int number) {
    stoa.memory().recall(Recall.about(text(number))).getOrElseThrow(RefusalException::new);
  }

  /** A sentence and eight words of a vocabulary of 4,000, and the number: no two are the same. */
  private static String text(int number) {
    StringBuilder text = new StringBuilder("Message about caching and retries: ");
    for (int i = 0; i < 8; i++) {
      long mixed = ((number * 8L + i) * 2_654_435_761L >>> 7) % 4_000;
      text.append(Long.toString(mixed + 46_656, Character.MAX_RADIX).replaceAll("[0-9]", "x"))
          .append("ing ");
    }
    return text.append(number).toString();
  }
}
