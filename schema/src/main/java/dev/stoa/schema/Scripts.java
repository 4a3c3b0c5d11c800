package dev.stoa.schema;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * The files beside the settings of the engines, each with its folder.
 *
 * <p>They are listed whenever a program starts, so this loads no more classes than it must.
 */
record Scripts(List<String> paths) {

  /** Those in the folders beside a file, which is in a jar or on disk. */
  static Scripts beside(URL file) {
    try {
      return new Scripts(file.getProtocol().equals("file") ? onDisk(file) : inJar(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the migrations beside " + file, e);
    }
  }

  private static List<String> onDisk(URL file) {
    List<String> paths = new ArrayList<>();
    for (File folder : content(new File(URI.create(file.toString())).getParentFile())) {
      for (File script : content(folder)) {
        paths.add(folder.getName() + "/" + script.getName());
      }
    }
    return paths;
  }

  private static File[] content(@Nullable File folder) {
    File[] content = folder == null ? null : folder.listFiles();
    return content == null ? new File[0] : content;
  }

  private static List<String> inJar(URL file) throws IOException {
    JarURLConnection place = (JarURLConnection) file.openConnection();
    String entry = place.getEntryName();
    String folder = entry.substring(0, entry.lastIndexOf('/') + 1);
    // Closed here, and so not the one that others share.
    place.setUseCaches(false);
    List<String> paths = new ArrayList<>();
    try (JarFile jar = place.getJarFile()) {
      for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements(); ) {
        String name = all.nextElement().getName();
        if (name.startsWith(folder)) {
          paths.add(name.substring(folder.length()));
        }
      }
    }
    return paths;
  }

  /** The highest version, such as 24 or 24.1. */
  String latest() {
    int[] latest = {};
    for (String path : paths) {
      String name = name(path);
      if (isMigration(name)) {
        int[] version = version(name);
        latest = Arrays.compare(version, latest) > 0 ? version : latest;
      }
    }
    if (latest.length == 0) {
      throw new IllegalStateException("there are no migrations");
    }
    StringBuilder text = new StringBuilder();
    for (int part : latest) {
      text.append(text.isEmpty() ? "" : ".").append(part);
    }
    return text.toString();
  }

  /** The names of the migrations in these folders, from the first version to the last. */
  List<String> in(List<String> folders) {
    return paths.stream()
        .filter(path -> folders.contains(path.substring(0, Math.max(0, path.indexOf('/')))))
        .map(Scripts::name)
        .filter(Scripts::isMigration)
        .sorted((one, other) -> Arrays.compare(version(one), version(other)))
        .toList();
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static boolean isMigration(String name) {
    return name.startsWith("V") && name.endsWith(".sql") && name.indexOf("__") > 0;
  }

  private static int[] version(String name) {
    String[] texts = name.substring(1, name.indexOf("__")).split("_");
    int[] parts = new int[texts.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = Integer.parseInt(texts[i]);
    }
    return parts;
  }
}
