package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ExecutorService;
import org.junit.jupiter.api.Test;

class HandlerThreadsTest {

  @Test
  void theyAreVirtualWhereTheJvmHasThemAndDaemonsEverywhere() throws Exception {
    ExecutorService threads = HandlerThreads.of("stoa-tasks-me", 2);
    try {
      Thread thread = threads.submit(Thread::currentThread).get();
      assertTrue(thread.isDaemon());
      assertEquals("stoa-tasks-me-1", thread.getName());
      assertEquals(Runtime.version().feature() >= 21, isVirtual(thread));
    } finally {
      threads.shutdown();
    }
  }

  private static boolean isVirtual(Thread thread) throws ReflectiveOperationException {
    try {
      return (boolean) Thread.class.getMethod("isVirtual").invoke(thread);
    } catch (NoSuchMethodException olderJava) {
      return false;
    }
  }
}
