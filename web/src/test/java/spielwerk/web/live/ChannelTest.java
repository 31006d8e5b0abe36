package spielwerk.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChannelTest {
  private final Channel channel = new Channel();

  private static List<String> all(Mailbox box) {
    List<String> data = new ArrayList<>();
    for (Optional<Event> event = box.poll(); event.isPresent(); event = box.poll()) {
      data.add(event.get().data());
    }
    return data;
  }

  @Test
  void whoComesLateHearsHowThingsStand() {
    channel.publish("table", "table", "1");
    channel.publish("table", "table", "2");
    channel.publish("advice a1", "advice", "3");
    assertThat(all(channel.join(0, () -> {}))).containsExactly("2", "3");
  }

  @Test
  void whoComesAgainHearsOnlyWhatWasMissed() {
    channel.publish("table", "table", "1");
    channel.publish("advice a1", "advice", "2");
    assertThat(all(channel.join(1, () -> {}))).containsExactly("2");
    assertThat(all(channel.join(2, () -> {}))).isEmpty();
    assertThat(all(channel.join(99, () -> {}))).as("after a restart").containsExactly("1", "2");
  }

  @Test
  void forASlowPageNoMoreWaitsThanThereAreTopics() {
    Mailbox slow = channel.join(0, () -> {});
    for (int i = 0; i < 10_000; i++) {
      channel.publish("table", "table", "t" + i);
      channel.publish("advice a1", "advice", "a" + i);
    }
    assertThat(slow.size()).isEqualTo(2);
    assertThat(all(slow)).containsExactly("t9999", "a9999");
  }

  @Test
  void aTopicThatEndedIsNotHeardLater() {
    channel.publish("thought", "thought", "1");
    channel.publish("thought", "thought", "");
    assertThat(all(channel.join(0, () -> {}))).isEmpty();
  }

  @Test
  void aChannelThatClosesWakesWhoWaits() {
    List<String> woken = new ArrayList<>();
    Mailbox box = channel.join(0, () -> woken.add("woken"));
    channel.close();
    assertThat(woken).hasSize(1);
    assertThat(box.poll()).isEmpty();
    assertThat(box.ended()).isTrue();
  }
}
