package dev.stoa.benchmarks.conversation;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.CipherKey;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageWords;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Appending a message with its keywords and reading the window of a model in conversations of
 * several lengths, a page, a search by the beginning of a word, and what encryption costs.
 */
public final class ConversationBenchmarks implements Benchmark {

  private static final int[] LENGTHS = {20, 200, 1_000, 100_000};
  private static final int LONGEST = LENGTHS[LENGTHS.length - 1];
  private static final int PAGE = 50;
  private static final int WINDOW = 20;
  private static final int WORDS = 4_000;
  private static final double SEARCH_MILLIS = 2;

  /** A fifth more time. */
  private static final double ENCRYPTED = 1 / 1.2;

  private static final UserId USER = UserId.LOCAL;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Stoa theirs = Stoa.open(databases.jdbc())) {
      fill(theirs);
    }
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenChat hand = new HandWrittenChat(engine, databases.jdbc());
        FloorChat floor = new FloorChat(engine, databases.floor())) {
      fill(stoa);
      fill(floor);
      for (int length : LENGTHS) {
        report.accept(append(engine, duel, stoa, hand, floor, length));
        report.accept(window(engine, duel, stoa, hand, length));
      }
      report.accept(page(engine, duel, stoa, hand, floor));
      report.accept(search(engine, stoa, hand));
    }
    try (Stoa plain = Stoa.open(databases.ours());
        Stoa encrypted = Stoa.open(encrypted(databases.second()))) {
      fill(encrypted);
      report.accept(encryption(engine, duel, encrypted, plain));
    }
  }

  /** Many short conversations, so that they stay short while messages are appended. */
  private static int conversations(int length) {
    return Math.max(1, 10_000 / length);
  }

  private static String id(int length, int number) {
    return "c-" + length + "-" + number % conversations(length);
  }

  private static void fill(Stoa stoa) {
    for (int length : LENGTHS) {
      for (int i = 0; i < conversations(length); i++) {
        ConversationId id =
            stoa.conversations()
                .start(USER, NewConversation.untitled().id(id(length, i)))
                .getOrElseThrow(RefusalException::new)
                .id();
        stoa.messages()
            .append(USER, id, MessageDraft.system("Answer briefly."))
            .getOrElseThrow(RefusalException::new);
        Vector.range(1, length)
            .map(n -> NewMessage.of(MessageDraft.user(content(n))))
            .grouped(5_000)
            .forEach(
                some ->
                    stoa.messages()
                        .appendAll(USER, id, some)
                        .getOrElseThrow(RefusalException::new));
      }
    }
  }

  /** The same messages: a small tree of words would be quicker to write. */
  private static void fill(FloorChat floor) throws SQLException {
    for (int length : LENGTHS) {
      for (int i = 0; i < conversations(length); i++) {
        floor.appendAll(
            id(length, i),
            Vector.range(0, length).map(n -> new FloorChat.Content(content(n), words(n))),
            StorageConfig.SYSTEM_CLOCK.instant());
      }
    }
  }

  /** About twelve keywords, from a vocabulary in which short numbers are common. */
  private static String content(int number) {
    StringBuilder text = new StringBuilder("Message about caching and retries: ");
    for (int i = 0; i < 8; i++) {
      text.append(word(number * 8 + i)).append(' ');
    }
    return text.toString();
  }

  private static String word(int number) {
    long mixed = (number * 2_654_435_761L >>> 7) % WORDS;
    return Long.toString(mixed + 46_656, Character.MAX_RADIX).replaceAll("[0-9]", "x") + "ing";
  }

  private static Vector<String> words(int number) {
    return MessageWords.of(content(number)).toVector();
  }

  private static StoaConfig encrypted(String url) {
    byte[] secret = new byte[CipherKey.BYTES];
    new SecureRandom().nextBytes(secret);
    KeyRing keys = KeyRing.of(List.of(new CipherKey(new KeyId("k"), secret)));
    return StoaConfig.of(url).withEncryption(Encryption.with(keys));
  }

  private static Comparison encryption(Engine engine, Duel duel, Stoa encrypted, Stoa plain)
      throws Exception {
    int length = 1_000;
    return duel.of(
        engine.title(),
        "append, encrypted beside plain",
        ENCRYPTED,
        appends(engine),
        1,
        i -> append(encrypted, id(length, i), content(i)),
        i -> append(plain, id(length, i), content(i)));
  }

  private static void append(Stoa stoa, String id, String content) {
    stoa.messages()
        .append(USER, new ConversationId(id), MessageDraft.user(content))
        .getOrElseThrow(RefusalException::new);
  }

  private static int appends(Engine engine) {
    return engine == Engine.SQLITE ? 500 : 200;
  }

  private static Comparison append(
      Engine engine, Duel duel, Stoa stoa, HandWrittenChat hand, FloorChat floor, int length)
      throws Exception {
    return duel.of(
        engine.title(),
        String.format("append to a conversation of %,d", length),
        new Duel.Bars(0.5, 0.5),
        appends(engine),
        1,
        i -> append(stoa, id(length, i), content(i)),
        i -> hand.append(id(length, i), content(i), words(i), StorageConfig.SYSTEM_CLOCK.instant()),
        i ->
            floor.append(
                id(length, i), content(i), words(i), StorageConfig.SYSTEM_CLOCK.instant()));
  }

  private static Comparison window(
      Engine engine, Duel duel, Stoa stoa, HandWrittenChat hand, int length) throws Exception {
    return duel.of(
        engine.title(),
        String.format("window of %d in %,d", WINDOW, length),
        0.5,
        200,
        1,
        i ->
            check(
                WINDOW,
                stoa.messages()
                    .window(USER, new ConversationId(id(length, i)), WindowLimits.messages(WINDOW))
                    .getOrElseThrow(RefusalException::new)
                    .size()),
        i -> check(WINDOW, hand.window(id(length, i), WINDOW)));
  }

  private static Comparison page(
      Engine engine, Duel duel, Stoa stoa, HandWrittenChat hand, FloorChat floor) throws Exception {
    String id = id(LONGEST, 0);
    return duel.of(
        engine.title(),
        "page of 50 messages",
        new Duel.Bars(0.5, 0.5),
        200,
        1,
        i ->
            check(
                PAGE,
                stoa.messages()
                    .before(USER, new ConversationId(id), Option.some(LONGEST - i % 1_000L), PAGE)
                    .getOrElseThrow(RefusalException::new)
                    .items()
                    .size()),
        i -> check(PAGE, hand.page(id, LONGEST - i % 1_000L, PAGE)),
        i -> check(PAGE, floor.page(id, LONGEST - i % 1_000L, PAGE)));
  }

  private static Comparison search(Engine engine, Stoa stoa, HandWrittenChat hand)
      throws Exception {
    return new Latency(engine, 500)
        .of(
            "search by a beginning",
            SEARCH_MILLIS,
            i -> stoa.messageSearch().search(USER, beginning(i)),
            i -> hand.search(USER.value(), beginning(i), PAGE));
  }

  private static String beginning(int number) {
    return word(Math.abs(number)).substring(0, 4);
  }

  private static void check(int expected, int read) {
    if (read != expected) {
      throw new IllegalStateException("read " + read + " messages, not " + expected);
    }
  }
}
