package dev.stoa.torture;

import dev.stoa.torture.TorturedStore.OpenStore;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;

/**
 * Opens a store, waits for a line, and writes until it is killed or a write fails; each write is
 * acknowledged.
 */
final class WriterProcess {

  private WriterProcess() {}

  /** Takes the class of the store, the url, the beginning of all keys, and how many threads. */
  public static void main(String[] args) throws Exception {
    OpenStore store = store(args[0]).open(args[1]);
    say("ready");
    System.in.read();
    CountDownLatch never = new CountDownLatch(1);
    for (int thread = 0; thread < Integer.parseInt(args[3]); thread++) {
      int number = thread;
      new Thread(() -> write(store, args[2], number)).start();
    }
    never.await();
  }

  static TorturedStore store(String type) throws ReflectiveOperationException {
    return (TorturedStore) Class.forName(type).getConstructor().newInstance();
  }

  private static void write(OpenStore store, String prefix, int thread) {
    for (int i = 0; ; i++) {
      try {
        Instant began = Instant.now();
        store.write(key(prefix, thread, i));
        say(thread + " " + i + " " + began + " " + Instant.now());
      } catch (RuntimeException | Error e) {
        say("failed " + String.valueOf(e.getMessage()).replace('\n', ' '));
        // A process that writes no more would be waited for, for ever.
        Runtime.getRuntime().halt(1);
      }
    }
  }

  static String key(String prefix, int thread, int number) {
    return prefix + "-" + thread + "-" + number;
  }

  private static synchronized void say(String line) {
    System.out.print(line + "\n");
    System.out.flush();
  }
}
