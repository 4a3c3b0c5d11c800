package dev.stoa.app;

/**
 * A program in the place of stoa.jar: prints its arguments and ends with their number. The property
 * {@code rehearsal.millis} says how long its rehearsal takes.
 */
public final class EchoingProgram {

  private EchoingProgram() {}

  public static void main(String[] args) throws InterruptedException {
    if (args.length > 0 && args[0].equals("rehearse")) {
      Thread.sleep(Long.getLong("rehearsal.millis", 0));
    }
    System.out.println(String.join("|", args));
    System.exit(args.length);
  }
}
