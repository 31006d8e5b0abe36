package spielwerk.engines.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A program that speaks the Gomocup protocol as its text says, and has one fault. It plays the
 * first free field from the top left, so that it wins its games by a row unless somebody hinders
 * it.
 *
 * <p>{@code FaultyBrain FAULT [FILE]}: with a file it is faulty only as long as the file does not
 * exist, and makes it; the lines it hears are added to it.
 */
final class FaultyBrain {
  private final String fault;
  private final List<Path> file;
  private final Set<String> taken = new HashSet<>();
  private final List<byte[]> hoard = new ArrayList<>();
  private int width;
  private int height;
  private String suggested = "";

  private FaultyBrain(String fault, List<Path> file) {
    this.fault = fault;
    this.file = file;
  }

  public static void main(String[] args) throws IOException {
    List<Path> file = args.length > 1 ? List.of(Path.of(args[1])) : List.of();
    boolean sound = args.length > 1 && Files.exists(file.get(0)) && !args[0].equals("cr");
    new FaultyBrain(sound ? "none" : args[0], file).run();
  }

  private void run() throws IOException {
    System.err.println("the fault is " + fault);
    for (Path name : file) {
      Files.writeString(name, "", StandardOpenOption.CREATE);
    }
    if (fault.equals("crash at start")) {
      System.exit(4);
    }
    if (fault.equals("deaf")) {
      hang();
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      for (Path name : file) {
        Files.writeString(name, line + "\n", StandardOpenOption.APPEND);
      }
      String[] words = line.split(" ", 2);
      if (words[0].equals("END") && !fault.equals("ignores end")) {
        return;
      }
      if (words[0].equals("BOARD")) {
        board(in);
      } else {
        heed(words[0], words.length > 1 ? words[1] : "");
      }
    }
    if (fault.equals("ignores end")) {
      hang();
    }
  }

  private void heed(String word, String rest) throws IOException {
    switch (word) {
      case "START" -> start(rest + "," + rest);
      case "RECTSTART" -> start(rest);
      case "RESTART" -> {
        taken.clear();
        say(fault.equals("unknown restart") ? "UNKNOWN command" : "OK");
      }
      case "BEGIN" -> move();
      case "TURN" -> {
        taken.add(rest);
        move();
      }
      case "PLAY" -> say(rest.equals(suggested) ? rest : "ERROR that was not suggested");
      case "INFO", "END" -> {}
      default -> say("UNKNOWN " + word);
    }
  }

  private void start(String sides) {
    width = Integer.parseInt(sides.split(",", -1)[0]);
    height = Integer.parseInt(sides.split(",", -1)[1]);
    switch (fault) {
      case "slow start" -> hang();
      case "refuses" -> say("ERROR unsupported size");
      case "greets" -> say("Good morning\nMESSAGE coffee?\nOK");
      default -> say("OK");
    }
  }

  private void board(BufferedReader in) throws IOException {
    taken.clear();
    String last = "1";
    for (String line = in.readLine(); !line.equals("DONE"); line = in.readLine()) {
      for (Path name : file) {
        Files.writeString(name, line + "\n", StandardOpenOption.APPEND);
      }
      int comma = line.lastIndexOf(',');
      taken.add(line.substring(0, comma));
      last = line.substring(comma + 1);
    }
    if (last.equals("2")) {
      move();
    } else {
      say("ERROR the last stone is mine");
    }
  }

  private void move() throws IOException {
    String field = "";
    for (int i = 0; i < width * height && field.isEmpty(); i++) {
      String free = i % width + "," + i / width;
      field = taken.contains(free) ? "" : free;
    }
    switch (fault) {
      case "hang" -> hang();
      case "crash" -> {
        System.err.println("a spring is loose");
        System.exit(3);
      }
      case "closes" -> {
        System.out.close();
        hang();
      }
      case "flood" -> {
        while (!System.out.checkError()) {
          System.out.println("MESSAGE water");
        }
      }
      case "blank flood" -> {
        while (!System.out.checkError()) {
          System.out.println();
        }
      }
      case "long line" -> {
        while (!System.out.checkError()) {
          System.out.print("water water water ");
        }
      }
      case "stderr flood" -> {
        for (int i = 0; i < 100_000; i++) {
          System.err.println("water " + i);
        }
        System.exit(5);
      }
      case "greed" -> {
        while (true) {
          hoard.add(new byte[1 << 20]);
        }
      }
      case "garbage" -> say("Käsekuchen \u0007");
      case "error" -> say("ERROR I do not feel like it");
      case "off the board" -> say("-1," + height);
      case "taken field" -> say(taken.isEmpty() ? field : taken.iterator().next());
      case "suggests" -> {
        suggested = field;
        taken.add(field);
        say("SUGGEST " + field);
      }
      case "forks" -> {
        long pid = new ProcessBuilder("sleep", "1000").start().pid();
        System.err.println("child " + pid);
        taken.add(field);
        say("MESSAGE child " + pid + "\n" + field);
      }
      case "chatters" -> {
        taken.add(field);
        say("DEBUG hm\nMESSAGE depth 7 nodes 12k line " + field + "\n\nUNKNOWN what?\n" + field);
      }
      case "cr" -> {
        taken.add(field);
        System.out.print("\r\r" + field.replace(",", " , ") + "\r");
        System.out.flush();
      }
      default -> {
        taken.add(field);
        say(field);
      }
    }
  }

  private static void hang() {
    while (true) {
      try {
        Thread.currentThread().join();
      } catch (InterruptedException never) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void say(String text) {
    System.out.println(text);
    System.out.flush();
  }
}
