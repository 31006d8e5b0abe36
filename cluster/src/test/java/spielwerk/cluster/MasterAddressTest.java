package spielwerk.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;

class MasterAddressTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "local-cluster[2,1,1024] | true",
        "local-cluster[2,1] | false",
        "local-cluster[2,1,1024 | false",
        "local-cluster[0,1,1024] | false",
        "local-cluster[2,x,1024] | false",
        "local-cluster[2,,1024] | false",
        "local-cluster[2,1,1024,3] | false",
        "local[2] | false",
      })
  void aTryOnOneMachineHasThreeNumbers(String where, boolean isTry) {
    assertThat(new MasterAddress(where).isTry()).isEqualTo(isTry);
  }

  @Test
  void workersOfATryHaveTheMemoryThatTheAddressGivesThem() {
    assertThat(new MasterAddress("local-cluster[2,1,3000]").tryMegabytes()).hasValue(3000);
    assertThat(new MasterAddress("spark://host:7077").tryMegabytes()).isEmpty();
    new MasterAddress("local-cluster[2,1,512]").check();
    assertThatThrownBy(() -> new MasterAddress("local-cluster[2,1,511]").check())
        .isInstanceOf(Mistake.class)
        .hasMessage(
            "--on local-cluster[2,1,511] is not allowed; a worker needs at least 512 MEGABYTES.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"elsewhere", "local[2]", "mesos://host:1", "local-cluster[2,1]"})
  void whatIsNoAddressIsRefusedWithThoseThatAre(String where) {
    assertThatThrownBy(() -> new MasterAddress(where).check())
        .isInstanceOf(Mistake.class)
        .hasMessage(
            "--on %s is not allowed; it takes here, spark://HOST:PORT, local-cluster[WORKERS,CORES,MEGABYTES], yarn or k8s://URL.",
            where);
  }

  @ParameterizedTest
  @CsvSource({"yarn, YARN", "k8s://https://10.0.0.1:6443, Kubernetes"})
  void managersNeedTheirModuleOfSpark(String where, String manager) {
    assertThatThrownBy(() -> new MasterAddress(where).check())
        .isInstanceOf(Mistake.class)
        .hasMessage(
            "--on %s needs Spark's module for %s, which is not here; docs/cluster.md says where it goes.",
            where, manager);
  }

  @Test
  void oneMasterOfSeveralIsEnough() throws Exception {
    try (ServerSocket master = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = master.getLocalPort();
      new MasterAddress("spark://127.0.0.1:1,127.0.0.1:" + port).check();
      assertThat(new MasterAddress("spark://127.0.0.1:" + port).isStandalone()).isTrue();
    }
    assertThatThrownBy(() -> new MasterAddress("spark://127.0.0.1:1").check())
        .hasMessageStartingWith("No Spark master answers at 127.0.0.1:1;");
  }
}
