package dev.stoa.adapter.jooq.unit;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.stream.Stream;

/** Names the operation that opened a unit of work, from the stack of the calling thread. */
final class OperationName {

  private static final String APPLICATION = "dev.stoa.application.";

  private OperationName() {}

  /** Such as {@code MemoryOperations.remember}, or the method that opened the unit itself. */
  static String current() {
    return StackWalker.getInstance().walk(OperationName::name);
  }

  private static String name(Stream<StackFrame> stack) {
    Iterator<StackFrame> callers =
        stack
            .filter(frame -> !frame.getMethodName().startsWith("lambda$"))
            .dropWhile(OperationName::isInside)
            .iterator();
    String name = "unknown";
    while (callers.hasNext()) {
      StackFrame frame = callers.next();
      boolean operation =
          frame.getClassName().startsWith(APPLICATION)
              && frame.getClassName().endsWith("Operations");
      if (name.equals("unknown") || operation) {
        name = simple(frame.getClassName()) + "." + frame.getMethodName();
      }
      // A public operation may call a private method that opens the unit.
      if (!operation) {
        return name;
      }
    }
    return name;
  }

  /** The unit of work's own methods. */
  private static boolean isInside(StackFrame frame) {
    return frame.getClassName().startsWith("dev.stoa.adapter.")
        || frame.getClassName().startsWith("dev.stoa.domain.kernel.UnitOfWork");
  }

  private static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
