package spielwerk.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;

class FailedJobTest {
  private static final String TASK =
      "Job aborted due to stage failure: Task 0 in stage 3.0 failed 8 times, most recent failure:"
          + " Lost task 0.7 in stage 3.0 (TID 11) (10.0.0.2 executor 1): ";

  @Test
  void whatIsWrongWithAWorkerIsSaidWithoutAStackTrace() {
    assertThat(FailedJob.why(TASK + "java.lang.UnsupportedClassVersionError: x/Y\n\tat z"))
        .isEqualTo("has a worker whose Java is too old for the jars that were sent");
    assertThat(FailedJob.why(TASK + "java.io.InvalidClassException: org.apache.spark.Z; local"))
        .startsWith("has a worker with another Spark than 4.");
    assertThat(FailedJob.why(TASK + "java.lang.ClassNotFoundException: mine.Engine\n\tat z"))
        .startsWith("has a worker that lacks a jar of this program or of a plugin (")
        .doesNotContain("\tat");
    assertThat(FailedJob.why(TASK + "java.io.IOException: No space left on device"))
        .isEqualTo("has a worker whose disk is full");
    assertThat(FailedJob.why("e".repeat(1000)).length()).isLessThan(400);
  }

  @Test
  void aWorkerWithAnotherJavaIsRefused() {
    Shipment shipment = new Shipment("1", "match", new byte[0], Map.of(), false, 17);
    assertThat(shipment.unfit(17)).isEmpty();
    assertThat(shipment.unfit(21))
        .contains(
            "it runs on Java 21, but the run was begun on Java 17; all machines need the same.");
  }

  @Test
  void aJavaThatIsTooNewForSparkIsRefusedBeforeAnythingIsBegun() {
    SparkCluster.checkJava(17);
    SparkCluster.checkJava(21);
    assertThatThrownBy(() -> SparkCluster.checkJava(25))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith("Spark 4.")
        .hasMessageEndingWith(
            " does not run on Java 25; set JAVA_HOME to Java 17 or 21 for runs on a cluster.");
  }
}
