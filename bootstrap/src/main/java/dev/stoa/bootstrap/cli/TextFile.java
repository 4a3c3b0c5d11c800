package dev.stoa.bootstrap.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file of text that an option names. */
public record TextFile(String option, Path path) {

  /** Its whole text. */
  public String read() {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw CliFailure.usage(option + " " + path + " cannot be read: " + reason(e));
    }
  }

  /** Writes it, replacing what was there. */
  public void write(String text) {
    try {
      Files.writeString(path, text);
    } catch (IOException e) {
      throw CliFailure.usage(option + " " + path + " cannot be written: " + reason(e));
    }
  }

  /** Why a file could not be used, with what to do. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder, check the path";
    }
    if (e instanceof AccessDeniedException) {
      return "you have no permission, check who owns it";
    }
    if (e instanceof CharacterCodingException) {
      return "it is not UTF-8 text, save it as such";
    }
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
