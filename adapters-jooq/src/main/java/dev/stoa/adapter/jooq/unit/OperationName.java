package dev.stoa.adapter.jooq.unit;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Names the operation that opened a unit of work, from the stack of the calling thread. */
final class OperationName {

  private static final String APPLICATION = "dev.stoa.application.";

  private OperationName() {}

  /** A method on a stack. */
  private record Frame(String type, String method) {}

  /** Such as {@code MemoryOperations.remember}, or the method that opened the unit itself. */
  static String current() {
    return StackWalker.getInstance()
        .walk(
            stack ->
                name(stack.map(frame -> new Frame(frame.getClassName(), frame.getMethodName()))));
  }

  /** The same of another thread, which is somewhere inside its unit of work. */
  static String of(StackTraceElement[] stack) {
    List<Frame> frames =
        Arrays.stream(stack)
            .map(frame -> new Frame(frame.getClassName(), frame.getMethodName()))
            .toList();
    int opened = frames.size() - 1;
    while (opened > 0 && !frames.get(opened).type().equals(JooqUnitOfWork.class.getName())) {
      opened--;
    }
    return name(frames.stream().skip(opened));
  }

  private static String name(Stream<Frame> stack) {
    Iterator<Frame> callers =
        stack
            .filter(frame -> !frame.method().startsWith("lambda$"))
            .dropWhile(OperationName::isInside)
            .iterator();
    String name = "unknown";
    while (callers.hasNext()) {
      Frame frame = callers.next();
      boolean operation =
          frame.type().startsWith(APPLICATION) && frame.type().endsWith("Operations");
      if (name.equals("unknown") || operation) {
        name = simple(frame.type()) + "." + frame.method();
      }
      // A public operation may call a private method that opens the unit.
      if (!operation) {
        return name;
      }
    }
    return name;
  }

  /** The unit of work's own methods. */
  private static boolean isInside(Frame frame) {
    return frame.type().startsWith("dev.stoa.adapter.")
        || frame.type().startsWith("dev.stoa.domain.kernel.UnitOfWork");
  }

  private static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
