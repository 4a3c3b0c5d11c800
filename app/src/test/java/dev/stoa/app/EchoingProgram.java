package dev.stoa.app;

/** A program in the place of stoa.jar: prints its arguments and ends with their number. */
public final class EchoingProgram {

  private EchoingProgram() {}

  public static void main(String[] args) {
    System.out.println(String.join("|", args));
    System.exit(args.length);
  }
}
