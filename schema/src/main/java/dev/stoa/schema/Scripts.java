package dev.stoa.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The names of the migrations, with their folders. */
record Scripts(List<String> names) {

  private static final Pattern VERSION = Pattern.compile("/V([0-9_]+)__[^/]*\\.sql$");

  /** Those in the folders beside a file, which is in a jar or on disk. */
  static Scripts beside(URL file) {
    try {
      return file.getProtocol().equals("file") ? inFolder(file) : inJar(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the migrations beside " + file, e);
    }
  }

  private static Scripts inFolder(URL file) throws IOException {
    Path folder = Path.of(URI.create(file.toString())).resolveSibling("");
    try (Stream<Path> files =
        Files.find(folder, 2, (path, attributes) -> attributes.isRegularFile())) {
      return new Scripts(files.map(path -> path.toUri().toString()).toList());
    }
  }

  private static Scripts inJar(URL file) throws IOException {
    JarURLConnection place = (JarURLConnection) file.openConnection();
    String entry = place.getEntryName();
    String folder = entry.substring(0, entry.lastIndexOf('/') + 1);
    // Closed here, and so not the one that others share.
    place.setUseCaches(false);
    try (JarFile jar = place.getJarFile()) {
      return new Scripts(
          jar.stream().map(ZipEntry::getName).filter(name -> name.startsWith(folder)).toList());
    }
  }

  /** The highest version, such as 24 or 24.1. */
  String latest() {
    int[] latest =
        names.stream()
            .flatMap(name -> VERSION.matcher(name).results())
            .map(Scripts::parts)
            .max(Arrays::compare)
            .orElseThrow(() -> new IllegalStateException("there are no migrations"));
    return Arrays.stream(latest).mapToObj(String::valueOf).collect(Collectors.joining("."));
  }

  private static int[] parts(MatchResult script) {
    return Arrays.stream(script.group(1).split("_")).mapToInt(Integer::parseInt).toArray();
  }
}
