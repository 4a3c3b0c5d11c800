package dev.stoa.adapter.sqlite;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file could not be used; the message of an exception is often its path alone. */
final class FileReason {

  private FileReason() {}

  static String of(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "you have no permission, check who owns it and its folder";
    }
    if (e instanceof NoSuchFileException) {
      return "its folder does not exist";
    }
    return e instanceof FileSystemException file && file.getReason() != null
        ? file.getReason()
        : e.toString();
  }
}
